// npm run mock-api: Prism answers every call of the API with the example of the API document, and refuses what the
// document does not allow. PORT sets another port than 4010.
import { runCommand } from './kit/commandLine'
import { startPrism, writeDocument } from './kit/prism'

const DEFAULT_PORT = 4010

runCommand(async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
  writeDocument()
  const { url } = await startPrism(['mock'], Number(process.env['PORT'] ?? DEFAULT_PORT))
  console.log(
    `${url}/app/api/v1 で、API文書の例を返しています。終了するには Ctrl+C を押してください。`,
  )
})
