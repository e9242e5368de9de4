import mug from '../assets/mug.svg';

/** @param {{ tint: string, caption: string }} props */
export function ProductPhoto({ tint, caption }) {
  return (
    <figure className="m-0">
      <div
        className="overflow-hidden rounded-card"
        style={{ borderBottom: `6px solid ${tint}`, backgroundColor: '#e9dfd0' }}
      >
        <img src={mug} alt={caption} width="480" height="480" className="h-auto w-full" />
      </div>
      <figcaption style={{ marginTop: 8, fontSize: '0.875rem', opacity: 0.7 }}>
        {caption}
      </figcaption>
    </figure>
  );
}
