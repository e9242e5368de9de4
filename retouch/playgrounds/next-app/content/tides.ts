import { setTimeout as wait } from 'node:timers/promises';

export interface Tide {
  readonly time: string;
  readonly metres: number;
}

export async function tides(): Promise<readonly Tide[]> {
  await wait(150);
  return [
    { time: '04:12', metres: 3.1 },
    { time: '10:31', metres: 0.8 },
    { time: '16:40', metres: 2.9 },
    { time: '22:58', metres: 0.7 },
  ];
}
