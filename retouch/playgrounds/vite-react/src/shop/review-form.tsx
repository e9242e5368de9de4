import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { Review } from './product.ts';
import styles from './reviews.module.css';

export function ReviewForm({ onSend }: { onSend(review: Review): void }) {
  const [message, setMessage] = useState('');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const author = String(data.get('author')).trim();
    const text = String(data.get('text')).trim();
    if (author === '' || text === '') {
      setMessage('A name and a few words are needed.');
      return;
    }
    setMessage('');
    event.currentTarget.reset();
    onSend({ author, text, stars: Number(data.get('stars')) });
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <h3>Write a review</h3>
      <Field label="Name" name="author" autoComplete="name" />
      <Field label="Stars" name="stars" type="number" min={1} max={5} defaultValue={5} />
      <Field label="Your words" name="text" />
      {message !== '' && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
      <Button type="submit" variant="outline">
        Send
      </Button>
    </form>
  );
}
