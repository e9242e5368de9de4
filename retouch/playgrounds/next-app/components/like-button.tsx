'use client';

import { useState } from 'react';

export function LikeButton() {
  const [likes, setLikes] = useState(0);
  return (
    <button
      type="button"
      onClick={() => setLikes(likes + 1)}
      className="mt-6 rounded-full bg-sea px-5 py-2 text-white"
    >
      {likes === 0 ? 'Like it' : `Liked ${likes} times`}
    </button>
  );
}
