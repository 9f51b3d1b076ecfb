import fc from 'fast-check'

// In a run of Jest the values are always the same, so that a failure comes from the change under test. `npm run
// figures` tries others each time.
export const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
fc.configureGlobal({ seed: SEED })
export { fc }
