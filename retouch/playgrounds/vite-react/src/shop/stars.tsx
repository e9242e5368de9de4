import { memo } from 'react';
import { StarIcon } from '../ui/icons.tsx';

const places = [1, 2, 3, 4, 5];

/** One to five stars, the rest of the five pale. */
export const Stars = memo(({ count }: { count: number }) => (
  <span role="img" aria-label={`${count} of 5 stars`} className="inline-flex text-clay">
    {places.map((place) => (
      <StarIcon
        key={place}
        className="size-4"
        fill={place <= count ? 'currentColor' : 'none'}
        opacity={place <= count ? 1 : 0.4}
      />
    ))}
  </span>
));
