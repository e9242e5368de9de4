interface IconProps {
  /** Name of a Lucide icon that the sprite holds. */
  name: string;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

/** A Lucide icon in the colour of the text around it; decoration only, so it has no name. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox="0 0 24 24"
      width={size}
    >
      <use href={`${import.meta.env.BASE_URL}icons.svg#${name}`} />
    </svg>
  );
}
