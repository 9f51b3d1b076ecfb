import { routes } from '@/routes/routes'
import { webVitalsPage } from '@/server/main'

export default webVitalsPage(Object.values(routes).map(({ path }) => path))

export const config = { api: { bodyParser: { sizeLimit: '1kb' } } }
