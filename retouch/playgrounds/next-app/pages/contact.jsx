import Head from 'next/head';
import { useState } from 'react';
import styles from '../components/contact.module.css';

export default function ContactPage() {
  const [sent, setSent] = useState(false);
  const send = (event) => {
    event.preventDefault();
    setSent(true);
  };
  return (
    <div className={styles.page}>
      <Head>
        <title>Contact · Tideline</title>
        <link rel="icon" href="/boat.svg" />
      </Head>
      <h1 className={styles.title}>Write to the harbour office</h1>
      {sent ? (
        <p role="status">Thank you. We answer with the next tide.</p>
      ) : (
        <form onSubmit={send} style={{ display: 'grid', gap: 12 }}>
          <label>
            Your name{' '}
            <input name="name" required className="rounded border border-ink/30 px-2 py-1" />
          </label>
          <button type="submit" className="justify-self-start rounded bg-ink px-4 py-2 text-white">
            Send
          </button>
        </form>
      )}
    </div>
  );
}
