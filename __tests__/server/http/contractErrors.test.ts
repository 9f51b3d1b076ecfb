import { apiDocument, routes } from '@/server/app'
import { wrongErrors } from '@tests/kit/handlerErrors'

test('契約は、それぞれの処理が返しうる断りの符号を、過不足なく挙げる', () => {
  expect(wrongErrors(routes)).toEqual([])
})
test('文書は、呼び出しごとに、起こりうる符号だけを挙げる', () => {
  const { paths, components } = apiDocument()
  type Operation = { responses: Record<string, { $ref?: string }> }
  const codesOf = (path: string, method: string, status: number) => {
    const operation = paths[path]?.[method] as Operation
    const name = operation.responses[status]?.$ref?.split('/').at(-1) ?? ''
    return components.responses[name]?.content['application/json'].schema.properties.code.enum
  }
  const group = '/app/api/v1/clients/{clientId}/groups/{groupId}'
  expect(codesOf(group, 'delete', 409)).toEqual(['group_in_use', 'in_progress', 'other_account'])
  expect(codesOf('/app/api/v1/sign_in', 'post', 422)).toEqual(['invalid', 'wrong_credentials'])
})
