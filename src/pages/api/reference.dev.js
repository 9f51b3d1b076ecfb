// Not .ts: that ending is a page in every build, this one only in development (next.config.js).
import { apiDocument } from '@/server/app'
import { referenceHtml } from '@/server/http/openapi/referencePage'

/** The API reference, to be read. */
export default function reference(_, response) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').send(referenceHtml(apiDocument()))
}
