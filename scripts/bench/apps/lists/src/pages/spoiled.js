// Everything the bounds forbid, in one page: the self-check of the measures.
import 'react-datepicker/dist/react-datepicker.css'
import * as dateFns from 'date-fns'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import Modal from 'react-modal'
import { ToastContainer } from 'react-toastify'
import styled from 'styled-components'
import useSWR from 'swr'
import * as z from 'zod'
const schema = z.object({ email: z.email() })
const Heading = styled.h1`
  margin: 0;
`
export default function Spoiled() {
  const { register } = useForm()
  useSWR(null)
  useEffect(() => {
    // A whole barrel, and a library that no press has asked for.
    void import('lucide-react').then(({ icons }) => {
      globalThis.late = icons
    })
    void import('react-datepicker').then((datePicker) => {
      globalThis.later = datePicker
    })
  }, [])
  return (
    <main>
      <Heading>Spoiled</Heading>
      <input aria-label='a' {...register('email')} />
      <p>{String(schema.safeParse({}).success)}</p>
      <p>{Object.keys(dateFns).length}</p>
      <Modal isOpen={false} />
      <ToastContainer />
    </main>
  )
}
