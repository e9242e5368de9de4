export interface Glaze {
  readonly name: string;
  readonly colour: string;
  readonly inStock: boolean;
}

export interface Review {
  readonly author: string;
  /** From 1 to 5. */
  readonly stars: number;
  readonly text: string;
}

export const product = {
  name: 'Morning mug',
  price: 3400,
  description:
    'Stoneware, 320 ml, with a thumb rest where a thumb wants to be. The glaze breaks differently on every one of them.',
  glazes: [
    { name: 'Clay & milk', colour: '#b4583a', inStock: true },
    { name: 'Moss', colour: '#4f6b4a', inStock: true },
    { name: 'Night', colour: '#2b3440', inStock: false },
  ] satisfies Glaze[],
  facts: ['Dishwasher safe', 'Food safe glaze', 'Fired at 1,240 °C'],
};

export const firstReviews: readonly Review[] = [
  { author: 'Ines', stars: 5, text: 'It keeps coffee warm for exactly as long as I need.' },
  { author: 'Jonas', stars: 4, text: 'Lovely weight. The handle is a little small for me.' },
];
