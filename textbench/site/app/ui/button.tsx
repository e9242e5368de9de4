import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one filled button of a view; `quiet` has no border until it is hovered. */
  look?: 'primary' | 'outline' | 'quiet';
  icon?: string;
  /** Shows only the icon; the children are its name. */
  iconOnly?: boolean;
  /** Shows only the icon where the container around (`@container`) is narrow. */
  compact?: boolean;
}

const looks = {
  primary: 'bg-accent-fill text-on-accent font-semibold hover:brightness-110 active:brightness-95',
  outline: 'border border-line bg-card text-ink hover:bg-soft active:bg-line',
  quiet: 'text-ink hover:bg-soft active:bg-line',
};

/** A button; at least 32 pixels high, 44 where the pointer is a finger. */
export function Button({
  look = 'quiet',
  icon,
  iconOnly = false,
  compact = false,
  className = '',
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shape = iconOnly ? 'w-8 justify-center pointer-coarse:w-11' : 'px-2.5';
  return (
    <button
      className={`inline-flex h-8 select-none items-center gap-1.5 whitespace-nowrap rounded-md text-sm transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-45 aria-busy:cursor-progress pointer-coarse:h-11 ${shape} ${looks[look]} ${className}`}
      type={type}
      {...((iconOnly || compact) && typeof children === 'string' ? { title: children } : {})}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : null}
      {iconOnly ? (
        <span className="sr-only">{children}</span>
      ) : compact ? (
        <span className="@max-xl:sr-only">{children}</span>
      ) : (
        children
      )}
    </button>
  );
}
