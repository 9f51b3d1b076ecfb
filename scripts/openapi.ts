import { routes } from '@/server'
import { openapi } from '@/server/openapi'

process.stdout.write(`${JSON.stringify(openapi(routes), null, 2)}\n`)
