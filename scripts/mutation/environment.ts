import { mixinJestEnvironment } from '@stryker-mutator/jest-runner'
import JsdomEnvironment from '../../__tests__/kit/environment.jsdom'

/** The environment of browser tests, in which Stryker sees what each test covers: a change runs those tests alone. */
export default mixinJestEnvironment(JsdomEnvironment)
