import { getResponse } from 'msw'
import { handlerFor, sortedEndpoints } from './handlers'
import { people, type Who } from './people'
import { replyIn, states, type State } from './states'
import { signInAs } from './usualAnswers'

const KEY = 'mocks'
export type Choice = { who: Who | 'nobody'; state: State }
/** The choices of the panel, kept in this tab over a reload. */
export function choice(): Choice {
  const [who = '', state = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ')
  return {
    who: who in people || who === 'nobody' ? (who as Choice['who']) : 'manager',
    state: state in states ? (state as State) : 'usual',
  }
}
export function choose({ who, state }: Choice) {
  sessionStorage.setItem(KEY, `${who} ${state}`)
  window.location.reload()
}

/**
 * From here on the page's calls are answered in the page itself, by the same handlers as in tests. Not by a service
 * worker: it would need a file in `public`, which production has, too, and the scope of the console's own.
 */
export function startMocks() {
  const { who, state } = choice()
  signInAs(who === 'nobody' ? undefined : who)
  const handlers = sortedEndpoints.map((endpoint) => handlerFor(endpoint, replyIn(state, endpoint)))
  const { fetch } = window
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await getResponse(handlers, request)
    if (answer?.type === 'error') throw new TypeError('Failed to fetch')
    return answer ?? fetch(request)
  }
}
