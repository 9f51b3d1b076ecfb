import { getResponse } from 'msw'
import { handlerFor, sortedEndpoints } from './handlers'
import { people, type Who } from './people'
import { replyIn, states, type State } from './states'
import { signInAs } from './usualAnswers'

const KEY = 'mocks'
export type Choice = { who: Who | 'nobody'; state: State }
/** Returns the choices of the panel, which this tab keeps over a reload. */
export function choice(): Choice {
  const [who = '', state = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
  return {
    who: who in people || who === 'nobody' ? (who as Choice['who']) : 'manager',
    state: state in states ? (state as State) : 'usual',
  }
}
/** Reloads the page as somebody else, or in another state of its data. */
export function choose({ who, state }: Choice) {
  sessionStorage.setItem(KEY, `${who} ${state}`)
  window.location.reload()
}

/**
 * Answers the page's calls in the page itself from now on, by the same handlers as in tests. It does not use a service
 * worker, which would need a file in `public` (also in production) and the scope of the console's own service worker.
 */
export function startMocks() {
  const { who, state } = choice()
  signInAs(who === 'nobody' ? undefined : who)
  // The head of the page has sent its reads already, to a server that has no API here.
  delete window.earlyReads
  const handlers = sortedEndpoints.map((endpoint) => handlerFor(endpoint, replyIn(state, endpoint)))
  const { fetch } = window
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await getResponse(handlers, request)
    if (answer?.type === 'error') throw new TypeError('Failed to fetch')
    return answer ?? fetch(request)
  }
}
