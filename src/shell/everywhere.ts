import Link from 'next/link'
import styled from 'styled-components'
import { color } from '@/ui/tokens'

/** What every page has anyway. Held by _app, so that the files that arrive later do not bring it a second time (13 kB). */
export const everywhere = { Link, styled, color }
