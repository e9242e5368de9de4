import { memo, type ReactNode } from 'react';

interface StatCardProps {
  readonly label: string;
  readonly value: string;
  readonly icon: ReactNode;
  readonly note?: string;
}

export const StatCard = memo(function StatCard({ label, value, icon, note }: StatCardProps) {
  return (
    <article className="flex items-center gap-4 rounded-card bg-paper p-5">
      <span className="rounded-full bg-sand p-3 text-moss">{icon}</span>
      <div>
        <p className="text-sm text-bark/60">{label}</p>
        <p className="text-2xl tabular-nums">
          {value} {note && <small className="text-sm text-bark/60">{note}</small>}
        </p>
      </div>
    </article>
  );
});
