import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { cn } from './cn.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'solid' | 'outline' | 'quiet';
  readonly icon?: ReactNode;
}

const looks = {
  solid: 'bg-clay text-paper hover:bg-clay/90',
  outline: 'border border-bark/25 hover:bg-bark/5',
  quiet: 'text-bark/70 hover:bg-bark/5',
};

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'solid', icon, className, children, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={cn(
        'inline-flex items-center justify-center gap-2 rounded-full px-4 py-2 text-sm font-medium transition-colors disabled:opacity-50',
        looks[variant],
        className,
      )}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
});
