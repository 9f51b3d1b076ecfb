import Link from 'next/link'
import { color } from '@/ui/tokens'

/** What every page has anyway. Held by _app, so that the files that arrive later do not bring it a second time. */
export const everywhere = { Link, color }
