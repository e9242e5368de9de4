import http from 'node:http';
import https from 'node:https';
import { setTimeout } from 'node:timers/promises';

const pause = 150;

/** Waits until a server answers at all, whatever it says; false where it has not by then. */
export async function answersWithin(address: URL, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await answers(address, end - performance.now())) return true;
    await setTimeout(pause);
  }
  return false;
}

function answers(address: URL, timeout: number): Promise<boolean> {
  const { request } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    // A dev server's own certificate is signed by nobody.
    const options = { headers: { accept: 'text/html' }, rejectUnauthorized: false, timeout };
    const sent = request(address, options, (response) => {
      response.destroy();
      resolve(true);
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(false));
    sent.end();
  });
}
