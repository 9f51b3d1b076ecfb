// Everything the bounds forbid, in one page: the self-check of the measures.
import 'react-datepicker/dist/react-datepicker.css'
import Link from 'next/link'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
const schema = z.object({ email: z.email() })
export default function Spoiled() {
  const { register } = useForm()
  useEffect(() => {
    void import('react-datepicker').then((it) => {
      globalThis.late = it
    })
  }, [])
  return (
    <main>
      <h1>Spoiled</h1>
      <input aria-label='a' {...register('email')} />
      <p>{String(schema.safeParse({}).success)}</p>
      <Link href='/slow'>slow</Link>
    </main>
  )
}
