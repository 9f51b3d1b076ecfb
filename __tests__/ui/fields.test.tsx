import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField } from '@/ui/dates/DateField'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { PasswordField } from '@/ui/fields/inputs/PasswordField'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { declaredValue } from '@tests/conformance/css'
import { axeViolations } from '@tests/kit/renderScreen'
// Importing the kit forgets the submitted values before each test.
import { last, show, submit } from './fieldsKit'

test('見出し・必須・補足・エラーが欄につながる', async () => {
  show({ a: '' }, (form) => (
    <TextField form={form} name='a' label='氏名' help='漢字で入力してください' required />
  ))
  const box = screen.getByRole('textbox', { name: '氏名' })
  expect(box).toBeRequired()
  expect(box).toHaveAccessibleDescription('漢字で入力してください')
  expect(screen.getByText('必須')).toBeVisible()
  await submit()
  expect(await screen.findByText('aを入力してください')).toBeVisible()
  expect(box).toHaveAccessibleDescription('aを入力してください 漢字で入力してください')
  expect(box).toBeInvalid()
  expect(box).toHaveFocus()
  expect(await axeViolations()).toEqual([])
})
test.each([
  ['tel', '＋８１ ９０ー１２３４ー５６７８', '09012345678'],
  ['latin', 'Ｔ－０１９９', 'T-0199'],
  ['postal', '１５００００１', '150-0001'],
  ['katakana', 'やまだ', 'ヤマダ'],
  ['email', 'ａ＠ｂ．ｊｐ', 'a@b.jp'],
  ['text', '㈱①～', '㈱①～'],
] as const)('%sの欄は「%s」を離れるときに「%s」にする', async (kind, typed, expected) => {
  show({ a: '' }, (form) => <TextField form={form} name='a' label='欄' kind={kind} />)
  await userEvent.type(screen.getByRole('textbox'), typed)
  await userEvent.tab()
  expect(screen.getByRole('textbox')).toHaveValue(expected)
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: expected })
  })
})
test('Enterで送っても全角は直る', async () => {
  show({ a: '' }, (form) => <TextField form={form} name='a' label='電話番号' kind='tel' />)
  await userEvent.type(screen.getByRole('textbox'), '０９０{Enter}')
  await waitFor(() => {
    expect(last()).toEqual({ a: '090' })
  })
})
test('文字数は人が見る数で、超えても打てる', async () => {
  show({ a: '' }, (form) => <TextAreaField form={form} name='a' label='メモ' max={3} optional />)
  await userEvent.type(screen.getByRole('textbox', { name: 'メモ' }), '𠮷野家')
  expect(screen.getByText('3/3文字')).toHaveAttribute('data-over', 'false')
  await userEvent.type(screen.getByRole('textbox'), 'だ')
  expect(screen.getByText('4/3文字')).toHaveAttribute('data-over', 'true')
  expect(screen.getByText('任意')).toBeVisible()
})
test('パスワードは表示と隠すを切り替えられる', async () => {
  show({ a: '' }, (form) => (
    <PasswordField
      form={form}
      name='a'
      label='パスワード'
      autoComplete='current-password'
      required
      hideTag
    />
  ))
  const box = screen.getByLabelText('パスワード')
  expect(box).toHaveAttribute('type', 'password')
  expect(screen.queryByText('必須')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^表示/ }))
  expect(box).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: /^隠す/ }))
  expect(box).toHaveAttribute('type', 'password')
})
test('選択肢から選ぶ', async () => {
  show({ a: '', b: null }, (form) => (
    <>
      <SelectField
        form={form}
        name='a'
        label='休憩'
        placeholder='選んでください'
        options={[
          { value: 'none', label: 'なし' },
          { value: 'one', label: '1時間' },
        ]}
      />
      <SelectField
        form={form}
        name='b'
        label='分'
        numeric
        placeholder='選んでください'
        options={[
          { value: 45, label: '45分' },
          { value: 60, label: '60分' },
        ]}
      />
    </>
  ))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '休憩' }), '1時間')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '分' }), '60分')
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: 'one', b: 60 })
  })
})
test('同意のチェックは必須にできる', async () => {
  show({ a: false }, (form) => (
    <CheckboxField form={form} name='a' label='費用が発生することを確認しました' required boxed />
  ))
  await submit()
  expect(await screen.findByText('aを入力してください')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: '費用が発生することを確認しました' }))
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: true })
  })
})
test('カードから一つ選び、選べない理由が読める', async () => {
  show({ a: 'all' }, (form) => (
    <RadioCards
      form={form}
      name='a'
      label='公開範囲'
      required
      options={[
        { value: 'all', label: '一般公開', description: 'すべてのワーカー' },
        { value: 'group', label: 'グループ限定公開' },
        { value: 'badge', label: 'バッジ限定公開', disabledReason: 'バッジがありません' },
      ]}
    />
  ))
  const group = screen.getByRole('radiogroup', { name: '公開範囲' })
  expect(within(group).getByRole('radio', { name: '一般公開' })).toBeChecked()
  expect(within(group).getByRole('radio', { name: '一般公開' })).toHaveAccessibleDescription(
    'すべてのワーカー',
  )
  expect(within(group).getByRole('radio', { name: 'バッジ限定公開' })).toBeDisabled()
  expect(within(group).getByRole('radio', { name: 'バッジ限定公開' })).toHaveAccessibleDescription(
    'バッジがありません',
  )
  await userEvent.click(within(group).getByText('グループ限定公開'))
  // The chosen card is above its neighbours, but below the fixed title of a sheet.
  const [card] = document.querySelectorAll('[data-card]:has(:checked)')
  expect(declaredValue(card as Element, 'z-index')).toBe('1')
  expect(declaredValue(card?.parentElement as Element, 'isolation')).toBe('isolate')
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: 'group' })
  })
  expect(await axeViolations()).toEqual([])
})
test('短い言葉から一つ、または幾つか選ぶ', async () => {
  show<{ fare: number; days: string[] }>({ fare: 0, days: [] }, (form) => (
    <>
      <ChoiceChips
        form={form}
        name='fare'
        label='交通費'
        options={[
          { value: 0, label: 'なし' },
          { value: 500, label: '500円' },
        ]}
      />
      <ChoiceChips
        form={form}
        name='days'
        label='曜日'
        multiple
        options={[
          { value: 'mon', label: '月' },
          { value: 'tue', label: '火' },
          { value: 'wed', label: '水' },
        ]}
      />
    </>
  ))
  await userEvent.click(screen.getByRole('radio', { name: '500円' }))
  await submit()
  expect(await screen.findByText('daysを入力してください')).toBeVisible()
  for (const name of ['水', '月', '火', '火'])
    await userEvent.click(screen.getByRole('checkbox', { name }))
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ fare: 500, days: ['mon', 'wed'] })
  })
})
test('スイッチは真偽の値になる', async () => {
  show({ a: true }, (form) => (
    <SwitchField
      form={form}
      name='a'
      label='埋まらなければ一般公開に切り替える'
      description='11月27日(金) 17:00 に自動で切り替えます'
    />
  ))
  const sw = screen.getByRole('switch', { name: '埋まらなければ一般公開に切り替える' })
  expect(sw).toBeChecked()
  expect(sw).toHaveAccessibleDescription('11月27日(金) 17:00 に自動で切り替えます')
  await userEvent.click(sw)
  expect(sw).not.toBeChecked()
})
test('人数はボタン・矢印・全角の入力で変えられ、端で止まる', async () => {
  show({ a: 2 }, (form) => (
    <NumberStepper form={form} name='a' label='募集人数' unit='名' min={1} max={3} />
  ))
  const box = screen.getByRole('spinbutton', { name: '募集人数' })
  const more = screen.getByRole('button', { name: '募集人数を1名増やす' })
  await userEvent.click(more)
  expect(box).toHaveValue('3')
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(more)
  expect(box).toHaveValue('3')
  await userEvent.click(box)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(box).toHaveValue('1')
  expect(box).toHaveAttribute('aria-valuetext', '1名')
  await userEvent.clear(box)
  await userEvent.type(box, '２')
  await userEvent.tab()
  expect(box).toHaveValue('2')
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: 2 })
  })
})
test('金額は全角や区切りを読み、離れると区切って見せ、読めない字は消さない', async () => {
  show<{ a: number | null }>({ a: null }, (form) => (
    <MoneyField form={form} name='a' per='時間' label='時給' steps={[-10, 50]} />
  ))
  const box = screen.getByRole('textbox', { name: '時給' })
  await userEvent.type(box, '１，３００円')
  await userEvent.tab()
  expect(box).toHaveValue('1,300')
  await userEvent.click(screen.getByRole('button', { name: '時給 +50円' }))
  expect(box).toHaveValue('1,350')
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: 1350 })
  })
  await userEvent.clear(box)
  await userEvent.type(box, '千円くらい')
  await userEvent.tab()
  expect(box).toHaveValue('千円くらい')
  await userEvent.click(screen.getByRole('button', { name: '時給 +50円' }))
  expect(box).toHaveValue('1,400')
})
test('断られる額のあとのボタンは、その前の額から数える', async () => {
  show<{ a: number | null }>({ a: 1350 }, (form) => (
    <MoneyField form={form} name='a' per='時間' label='時給' max={20_000} steps={[-10, 10]} />
  ))
  const box = screen.getByRole('textbox', { name: '時給' })
  const more = screen.getByRole('button', { name: '時給 +10円' })
  const enter = async (text: string) => {
    await userEvent.clear(box)
    await userEvent.type(box, text)
    await userEvent.tab()
  }
  await enter('-1400')
  await userEvent.click(more)
  expect(box).toHaveValue('1,360')
  await enter('99999999999')
  await userEvent.click(more)
  expect(box).toHaveValue('1,370')
  await enter('20000')
  await userEvent.click(more)
  expect(box).toHaveValue('20,000')
})
test.each([
  ['¥1,400-', '1,400', 1400],
  ['1,400円/時', '1,400', 1400],
  ['千四百', '1,400', 1400],
])('時給の「%s」は %s と読む', async (typed, shown, value) => {
  show({ a: 1200 }, (form) => (
    <MoneyField form={form} name='a' per='時間' label='時給' steps={[10]} />
  ))
  const box = screen.getByRole('textbox', { name: '時給' })
  await userEvent.clear(box)
  await userEvent.type(box, typed)
  await userEvent.tab()
  expect(box).toHaveValue(shown)
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ a: value })
  })
})
test.each([
  ['24:00', '24:00', '翌0:00'],
  ['25:30', '25:30', '翌1:30'],
  ['26時', '26:00', '翌2:00'],
  ['翌2:00', '26:00', '翌2:00'],
  ['22', '22:00', '22:00'],
  ['2200', '22:00', '22:00'],
  ['午後10時', '22:00', '22:00'],
  ['10pm', '22:00', '22:00'],
])('時刻の「%s」は %s と読み、%s と見せる', async (typed, value, shown) => {
  show({ end: '18:00' }, (form) => <TimeField form={form} name='end' label='終了' />)
  const box = () => screen.getByRole('textbox', { name: '終了' })
  await userEvent.clear(box())
  await userEvent.type(box(), `${typed}{Enter}`)
  expect(box()).toHaveValue(shown)
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ end: value })
  })
})
test('日付と時刻の値は文字で、読めない日付はその場で言う', async () => {
  show({ day: '', start: '17:00' }, (form) => (
    <>
      <DateField
        form={form}
        name='day'
        label='勤務日'
        required
        min='2026-11-20'
        excluded={['2026-11-23']}
      />
      <TimeField form={form} name='start' label='開始' required />
    </>
  ))
  const day = () => screen.getByRole('textbox', { name: '勤務日' })
  await userEvent.click(day())
  await screen.findByRole('dialog', { name: '日付を選ぶ' })
  await userEvent.type(day(), '１１月３５日{Enter}')
  expect(day()).toHaveAccessibleDescription(/日付として読み取れません。/)
  expect(day()).toBeInvalid()
  await userEvent.clear(day())
  await userEvent.type(day(), '2026/11/23{Enter}')
  expect(day()).toHaveAccessibleDescription(/この日は選べません。/)
  await userEvent.clear(day())
  await userEvent.type(day(), '２０２６／１１／２４{Enter}')
  expect(day()).not.toHaveAccessibleDescription()
  expect(screen.getByRole('textbox', { name: '開始' })).toHaveValue('17:00')
  await submit()
  await waitFor(() => {
    expect(last()).toEqual({ day: '2026-11-24', start: '17:00' })
  })
})
