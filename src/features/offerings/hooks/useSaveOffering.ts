import { useRouter } from 'next/router'
import { useRef, useState } from 'react'
import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { offerings, offeringLifecycle } from '@/contracts/offerings'
import type { OfferingDetail, OfferingInput } from '@/contracts/offerings/schemas'
import type { FormEnd } from '@/features/offerings/components/form/OfferingForm'
import { useFormPages } from '@/features/offerings/components/form/OfferingPages'
import { keepDraft } from '@/features/offerings/lib/offeringDraft'
import { withFormFields, type FormValidation } from '@/features/offerings/lib/offeringFields'
import { valuesOfOffering } from '@/features/offerings/lib/offeringValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'

type Options = {
  clientId: string
  offerId: string
  offering: OfferingDetail
  draftKey: string | undefined
}
/** A raise for matched workers that waits for the user's confirmation. */
type Raise = { input: OfferingInput; people: number; end: FormEnd }
/** Many more people than usual, who can apply as soon as it is saved. `message`: the warning of the rules. */
type ManyPeople = Raise & { message: string }

type Intent = 'save' | 'publish'
/**
 * Keeps which submit button was pressed. The submit event follows before a new state is rendered, so it reads the ref.
 */
function useIntent() {
  const latest = useRef<Intent>('save')
  const [intent, setState] = useState<Intent>('save')
  return {
    intent,
    currentIntent: () => latest.current,
    setIntent: (next: Intent) => {
      latest.current = next
      setState(next)
    },
  }
}

/** Hands the form over to the confirmation page. */
function useGoToConfirmation({ clientId, offerId, offering, draftKey }: Options) {
  const router = useRouter()
  const { saveWork } = useFormPages()
  return (input: OfferingInput, end: FormEnd) => {
    const opened = end.opened ?? offering
    const base = valuesOfOffering(opened)
    saveWork({ values: end.values, input, lockVersion: opened.lockVersion, base })
    keepDraft(draftKey, end.values, base)
    end.allowLeaving()
    return router.push(
      href(routes.confirmOffering, { clientId, offerId }, { offeringId: offering.id }),
    )
  }
}

/**
 * Saves an edited offering. Handles conflicts with other users, asks before raises and unusually many people, and goes
 * to the confirmation of a hidden offering.
 */
export function useSaveOffering(options: Options) {
  const { clientId, offerId, offering } = options
  const router = useRouter()
  const { clearWork } = useFormPages()
  const goToConfirmation = useGoToConfirmation(options)
  const [edit, isSaving] = useMutation(offeringLifecycle.edit)
  const { intent, currentIntent, setIntent } = useIntent()
  const [raise, setRaise] = useState<Raise>()
  const [manyPeople, setManyPeople] = useState<ManyPeople>()
  const offeringId = String(offering.id)
  const isHidden = offering.status === 'unpublished'

  async function write(input: OfferingInput, end: FormEnd) {
    const { lockVersion } = end.opened ?? offering
    const body = { ...input, lockVersion, publish: false, acknowledged: false }
    try {
      await edit({ clientId, offerId, offeringId, body })
      clearWork()
      end.clearDraft()
      end.allowLeaving()
      flashMessage({ type: 'success', body: [successMessage(isHidden)] })
      await router.push(href(routes.offering, { clientId, offeringId }))
    } catch (error) {
      throw withFormFields(error)
    }
  }
  async function handleInvalid(input: OfferingInput, end: FormEnd) {
    const latest = await request(offerings.one, { clientId, offeringId })
    if (latest.lockVersion === (end.opened ?? offering).lockVersion) return undefined
    // Saving a stale version is refused; only that error names the user who saved first.
    await write(input, end)
    return 'handled' as const
  }
  async function handleValid(
    input: OfferingInput,
    { notifiedCount: people = 0, warnings }: FormValidation,
    end: FormEnd,
  ) {
    if (isHidden && currentIntent() === 'publish') return goToConfirmation(input, end)
    const isMore = input.peopleWanted > (end.opened ?? offering).peopleWanted
    const warning = warnings.find(({ code }) => code === 'many_people')
    if (!isHidden && isMore && warning)
      return setManyPeople({ input, people, end, message: warning.message })
    if (people > 0) return setRaise({ input, people, end })
    return write(input, end)
  }
  return {
    intent,
    setIntent,
    isSaving,
    raise,
    /** Saves after the user confirmed the raise. A conflict is shown at the form. */
    confirmRaise: ({ input, end }: Raise) => write(input, end).catch(end.refuse),
    handleValid,
    handleInvalid,
    closeRaise: () => setRaise(undefined),
    manyPeople,
    /** Continues after the user confirmed the number of people: asks about a raise, if there is one, or saves. */
    confirmManyPeople: async (asked: ManyPeople) =>
      asked.people > 0 ? setRaise(asked) : write(asked.input, asked.end).catch(asked.end.refuse),
    closeManyPeople: () => setManyPeople(undefined),
  }
}
export type OfferingSave = ReturnType<typeof useSaveOffering>

const successMessage = (isHidden: boolean) =>
  isHidden ? '求人を保存しました。まだ公開していません。' : '求人の変更を保存しました。'
