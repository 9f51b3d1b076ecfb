import Link from 'next/link'

/** What every page has anyway. Held by _app, so that the files that arrive later do not bring it a second time. */
export const everywhere = { Link }
