/** The year of the build: what prerendered pages say until they run. */
export const buildYear = Number(import.meta.env.BUILD_YEAR);
