export const WEBHOOK_PATH = '/api/webhooks/stripe'
