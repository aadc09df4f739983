import type { TranslationOf } from '#rules/language/translation.ts'
import type { payment as portuguese } from './payment.pt-BR.ts'

export const payment: TranslationOf<typeof portuguese> = {
  testMode: 'Test mode',
  testTitle: 'Test payment page',
  testText: 'Nothing is charged here. Choose how the payment ends, as the real provider would.',
  succeed: 'Approve payment',
  fail: 'Decline payment',
  abandon: 'Give up and go back',
  declinedCard: 'The test card that you typed is always declined.',
  complete: 'This payment has been completed.',
  expired: 'This payment page is no longer valid. Start again from your dashboard.',
  gone: 'We did not find this payment in your account.',
  toDashboard: 'Go to dashboard',
  toHome: 'Back to home',
  signInFirst: 'Sign in to see this payment.',
  waitingTitle: 'Confirming your payment',
  waitingText: 'Welcome back. As soon as the provider confirms, this screen changes by itself.',
  waitingLong:
    'It is taking longer than usual. You can go on: we tell you by notification and email once it is confirmed.',
  paidTitle: 'Payment confirmed',
  paidText: ({ company }) =>
    `The order of ${company} is paid. The company is not registered yet: we tell you at every stage.`,
  registered: 'Company registered successfully!',
  owed: 'To begin we still need these documents from you:',
  noneOwed: 'No document of yours is missing: it is our turn now.',
  sendDocuments: 'Send documents',
  failedTitle: 'Payment not approved, nothing was charged',
  failedText: 'Your order is kept. Try again with another card.',
  refundRule: 'Cancellation and refunds',
  unreadable: 'The payment could not be read right now.',
  resumeTitle: 'Continue where I left off',
  resumeText: ({ step, total }) => `Your order stopped at step ${step} of ${total}.`,
  resumeButton: 'Continue order',
  unpaidTitle: ({ company }) => `The order of ${company} is not paid yet`,
  unpaidText: 'The order is kept. We start working on it once the payment is confirmed.',
  payNow: 'Pay now',
  pausedTitle: 'Payments are paused',
  pausedText:
    'We take no payments at the moment. Your order is kept, nothing is charged, and you pay here once we take payments again.',
  payFailed: 'The payment could not be processed. Try again.',
}
