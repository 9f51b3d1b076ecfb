/**
 * Every code with which a call can be refused, by status: its meaning for the caller. A refusal with another code or
 * another status does not compile (src/server/http/errors.ts).
 */
export const errorCodes = {
  400: {
    bad_key: 'The Idempotency-Key is not 8 to 100 letters, digits, "_" or "-".',
    broken_json: 'The body is no JSON, is nested too deeply, or has NUL or lone surrogates.',
    incomplete_body: 'The connection ended while the body was sent.',
  },
  401: {
    unauthorized: 'Nobody is signed in, or the session has ended.',
  },
  403: {
    forbidden: 'The account lacks the permission in this store or company.',
    foreign_request: 'The header X-App is missing, or the call comes from another site.',
    over_limit: 'The amount is above what the account may approve.',
  },
  404: {
    not_found: 'It does not exist, or belongs to another company or store.',
    unknown_endpoint: 'There is no such call.',
  },
  405: { wrong_method: 'The path exists, with the methods in Allow.' },
  409: {
    already_done: 'Somebody has done this already.',
    already_requested: 'A request of this kind is open.',
    amount_changed: 'The amount is not what the caller confirmed.',
    blocked: 'The worker is blocked.',
    budget_exceeded: 'The budget of the store has no room; head office has to approve it.',
    cannot_appoint: 'The worker cannot be a supporter of this store.',
    cannot_select: 'The selection cannot take this step.',
    changed: 'What is affected is not what the caller confirmed.',
    conflict: 'The state of things does not allow it; the message says why.',
    dead_code: 'The code of the store has ended.',
    duplicate: 'Another store has this name and address; repeat with `duplicateConfirmed`.',
    expired: 'The time for it is over.',
    fixed_group: 'The group cannot be changed by hand.',
    group_in_use: 'A live offering is limited to the group.',
    in_progress: 'The first call with this key, or the run, has not ended.',
    incomplete: 'A piece of the file is missing.',
    judgement_changed: 'What the cancel costs is not what the caller confirmed.',
    last_admin: 'No other active company administrator would be left.',
    locked_field: 'The column is required by law.',
    no_attempts_left: 'Too many wrong codes; ask for another one.',
    no_code: 'No code waits to be entered.',
    no_contract: 'The contract for it is missing.',
    no_invoice: 'The month has no amount.',
    not_active: 'The member does not use the console.',
    not_invited: 'The member has no open invitation.',
    not_ready: 'The file is still being made or checked.',
    not_suspended: 'The member is not stopped.',
    old_code: 'The code has been replaced by a newer one.',
    other_account: 'The browser is signed in as another account than X-Account names.',
    overdue: 'The time to answer is over.',
    restricted: 'The store may not publish at present.',
    self: 'Nobody can do this to their own account.',
    stale: 'Somebody else has changed it since it was read; read it again.',
    stopped: 'The member is stopped already.',
    too_many_groups: 'The store has as many groups as it can have.',
    too_many_members: 'The group has as many members as it can have.',
    too_many_supporters: 'The store has as many supporters as it can have.',
    unknown_code: 'The code belongs to no store.',
  },
  413: { too_large: 'The body is larger than 1 MB, or the file than its limit.' },
  415: { not_json: 'The body is not sent as application/json.' },
  422: {
    invalid: 'Values are not as they have to be; `fields` has a reason for each.',
    token_dead: 'The link has ended or was used.',
    too_many_rows: 'The file would have too many rows; narrow the conditions.',
    wrong_credentials: 'No account has this mail address and password.',
  },
  429: { too_many: 'Too many calls; try again after Retry-After.' },
  500: { internal: 'A fault of the server; nothing was changed.' },
  503: {
    busy: 'The database is busy; try again after Retry-After.',
    unavailable: 'The database cannot be reached; try again after Retry-After.',
  },
  507: { disk_full: 'No room is left to write; reading goes on.' },
} as const

type Table = typeof errorCodes
export type ErrorStatus = keyof Table
/** The codes of a status. */
export type ErrorCodeOf<S extends ErrorStatus> = { [K in S]: keyof Table[K] }[S] & string
/** A code of any status. */
export type ErrorCode = { [S in ErrorStatus]: ErrorCodeOf<S> }[ErrorStatus]
