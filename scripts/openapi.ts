import { routes } from '@/server/app'
import { openapi } from '@/server/http/openapi'

process.stdout.write(`${JSON.stringify(openapi(routes), null, 2)}\n`)
