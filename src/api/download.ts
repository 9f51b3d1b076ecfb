import { useState } from 'react'
import type { Endpoint, Input } from '@/contracts/endpoint'
import { ApiError, noAnswer } from './ApiError'
import { notifyError, fetchResponse } from './client'

/** Reads the file name of a Content-Disposition header (RFC 6266); prefers the encoded form. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    /* the plain form may still be right */
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
}

/**
 * Fetches a file with the API client (headers, session renewal) and lets the browser save it. Throws ApiError if the
 * response is not of the expected media type, or ends before its last byte.
 */
export async function download<E extends Endpoint>(
  e: E,
  input: Input<E>,
  fallbackName: string,
): Promise<void> {
  const response = await fetchResponse(e, input)
  const type = response.headers.get('Content-Type') ?? ''
  if (!e.response || !type.startsWith(e.response)) {
    throw new ApiError(response.status, 'unexpected_file', [
      'ファイルを受け取れませんでした。保存していません。時間をおいて、もう一度お試しください。',
    ])
  }
  // An incomplete file is not saved.
  const content = await response.blob().catch(() => {
    throw noAnswer()
  })
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
  })
  link.click()
  // Safari reads the URL after click() has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 1000)
}

/** Returns [run, isRunning]. `run` downloads a file and notifies failures. */
export function useDownload<E extends Endpoint>(e: E, fallbackName: string) {
  const [running, setRunning] = useState(false)
  async function run(input: Input<E>) {
    setRunning(true)
    try {
      await download(e, input, fallbackName)
    } catch (error) {
      notifyError(error)
    } finally {
      setRunning(false)
    }
  }
  return [run, running] as const
}
