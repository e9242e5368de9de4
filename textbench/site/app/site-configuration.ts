/** What whoever runs the site sets. */
export const siteConfiguration = {
  productName: 'Textbench',
  /** Where the site is reached, without a slash at the end. */
  address: 'https://textbench.example',
} as const;
