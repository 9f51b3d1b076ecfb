import Router from 'next/router'
import { useReportWebVitals } from 'next/web-vitals'
import { useState } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'

/** One document in this many tells how fast it was. */
const SAMPLE = 10
const isSampled = () =>
  publicConfig.apiBaseUrl === '' &&
  'sendBeacon' in navigator &&
  // A robot is not a person who waits.
  !navigator.webdriver &&
  Math.random() < 1 / SAMPLE

/** The route is that of the page with which the document was opened: figures are taken once a document. */
let firstRoute: string | undefined
const report: Parameters<typeof useReportWebVitals>[0] = ({ name, value }) => {
  firstRoute ??= Router.pathname
  if (!['TTFB', 'LCP', 'INP', 'CLS'].includes(name)) return
  navigator.sendBeacon('/api/web-vitals', JSON.stringify({ name, value, route: firstRoute }))
}
function Reports() {
  useReportWebVitals(report)
  return null
}

/** Tells the server, for `/metrics`, how long people waited: no address, no person. */
export function WebVitals() {
  const [isTold] = useState(isSampled)
  return isTold && <Reports />
}
