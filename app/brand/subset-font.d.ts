declare module "subset-font" {
  type Wishes = {
    targetFormat: "woff2" | "truetype";
    keepFeatures: string[];
    preserveNameIds: number[];
    noHinting: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, wishes: Wishes): Promise<Buffer>;
}
