import { useState } from 'react';
import { firstReviews } from './product.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

export function Reviews() {
  const [reviews, setReviews] = useState(firstReviews);
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        What people say
      </h2>
      <ul className={styles.list}>
        {reviews.map(({ author, stars, text }) => (
          <li key={`${author} ${text}`} className={styles.review}>
            <Stars count={stars} />
            <blockquote>{text}</blockquote>
            <p className={styles.author}>{author}</p>
          </li>
        ))}
      </ul>
      <ReviewForm onSend={(review) => setReviews((before) => [...before, review])} />
    </section>
  );
}
