import { figure } from './figure.ts'

export const paymentText = `cartão de crédito em até ${figure('instalments')} vezes, PIX, boleto ou transferência bancária`
