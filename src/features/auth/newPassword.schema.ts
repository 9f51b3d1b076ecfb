import * as z from 'zod/mini'
import { Secret } from '@/contracts/accounts.schemas'

/** The same password twice; whether it is good enough the server says. */
export default z.object({ password: Secret, again: Secret }).check(z.refine(({ password, again }) => password === again, { message: '1回目と同じパスワードを入力してください。', path: ['again'] }))
