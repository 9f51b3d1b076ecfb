// npm run configuration: writes docs/CONFIGURATION.md and .env.example from the schemas of the environment.
import { writeFileSync } from 'node:fs'
import { configurationFiles } from './kit/configurationFiles'

for (const [file, text] of Object.entries(configurationFiles())) writeFileSync(file, text)
