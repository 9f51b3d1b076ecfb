/** One line of figures, which `npm run figures` passes on. */
export const report = (suite: string, figures: Record<string, unknown>) => {
  process.stdout.write(`${JSON.stringify({ suite, ...figures })}\n`)
}
