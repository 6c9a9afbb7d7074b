/** Everything the storefront tells its host about (ANLY-043 to ANLY-046). It holds nothing the shopper typed in secret. */
export type AnalyticsEvent =
  | {
      readonly event: 'cart';
      readonly action: 'add' | 'remove' | 'update';
      readonly itemCode: string;
      readonly quantity: number;
    }
  | {
      readonly event: 'Errors';
      readonly operationId: string;
      readonly kind: string;
      readonly status?: number | undefined;
      readonly message: string;
    };

export type Track = (event: AnalyticsEvent) => void;
