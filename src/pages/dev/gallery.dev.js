// Not .tsx: that ending is a page in every build, this one only in development and for `npm run gallery` (next.config.js).
import { readdirSync, readFileSync } from 'node:fs'
import { partsOf } from '@/features/gallery/partsOf'

export { Gallery as default } from '@/features/gallery/Gallery'

export function getStaticProps() {
  const files = readdirSync('src/ui', { recursive: true }).filter((file) => /\.tsx?$/.test(file))
  const sources = files.map((file) => [file, readFileSync(`src/ui/${file}`, 'utf8')])
  return { props: { parts: partsOf(Object.fromEntries(sources)) } }
}
