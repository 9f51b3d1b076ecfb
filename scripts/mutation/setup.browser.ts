import { configure } from '@testing-library/react'

// A changed program may leave a test waiting for ever. The machine has no other work, so short waits are enough.
jest.setTimeout(5_000)
configure({ asyncUtilTimeout: 1_500 })
