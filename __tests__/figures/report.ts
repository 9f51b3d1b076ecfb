/** Prints one line of figures, which `npm run figures` shows. */
export const report = (suite: string, figures: Record<string, unknown>) => {
  process.stdout.write(`${JSON.stringify({ suite, ...figures })}\n`)
}
