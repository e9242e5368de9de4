export default function Loading() {
  return <p className="animate-pulse text-ink/50">Turning the page…</p>;
}
