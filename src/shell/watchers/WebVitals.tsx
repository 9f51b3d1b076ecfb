import Router from 'next/router'
import { useReportWebVitals } from 'next/web-vitals'
import { useState } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'

/** One document in this many reports its speed. */
const SAMPLED_ONE_IN = 10
const isSampled = () =>
  publicConfig.apiBaseUrl === '' &&
  'sendBeacon' in navigator &&
  // Robots are not measured.
  !navigator.webdriver &&
  Math.random() < 1 / SAMPLED_ONE_IN

/** The route of the page with which the document was opened: each document reports its figures once. */
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

/** Reports to the server, for `/metrics`, how long users waited; without URL and account. */
export function WebVitals() {
  const [isTold] = useState(isSampled)
  return isTold && <Reports />
}
