import { subjectNamed } from './mutation/subjects'

async function run(name: string | undefined) {
  const { mutate, environment, leastPercent } = subjectNamed(name)
  // The configuration of Jest is read in processes of its own.
  Object.assign(process.env, { MUTATION_SUBJECT: name })
  const { Stryker } = await import('@stryker-mutator/core')
  await new Stryker({
    mutate: [...mutate],
    // What each test covers is counted in Jest's own environment and in that of mutation/environment.cjs.
    coverageAnalysis: environment === 'database' ? 'off' : 'perTest',
    thresholds: { high: 100, low: leastPercent, break: leastPercent },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
  }).runMutationTest()
}
void run(process.argv[2])
