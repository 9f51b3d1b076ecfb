// Replaces src/shell/page/clientSetup.ts under `npm run dev:mocks` (next.config.js). It is the first module of a page
// that is evaluated, before any call is made.
import { startMocks } from './browser'

if (typeof window !== 'undefined') {
  startMocks()
  void import('./Panel').then(({ showPanel }) => showPanel())
}

export * from '../src/shell/page/clientSetup'
