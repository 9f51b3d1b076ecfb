import { rmSync } from 'node:fs'

/** The database of the run goes with the run. */
export default () => { const dir = process.env['E2E_DATA_DIR']; if (dir) rmSync(dir, { recursive: true, force: true }) }
