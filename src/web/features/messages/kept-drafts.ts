// Drafts live in memory only: they survive a look at another conversation, but not a reload.
const drafts = new Map<string, string>()

export const keptDraft = (conversationId: string): string => drafts.get(conversationId) ?? ''
export const keepDraft = (conversationId: string, text: string): void => void drafts.set(conversationId, text)
export const forgetDraft = (conversationId: string): void => void drafts.delete(conversationId)
