import sharp from 'sharp';

/** Three bytes for each pixel: red, green, blue. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A box around its middle, along a slope (the tangent of its angle). */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  slope: number;
}

export const sharpOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

export async function resized(pixels: Pixels, width: number, height: number): Promise<Buffer> {
  return sharpOf(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

/** The pixels of a box, level and of the wanted size. Beyond the rim of the picture its last pixels go on. */
export function cropped(pixels: Pixels, box: TextBox, width: number, height: number): Uint8Array {
  const { data } = pixels;
  const crop = new Uint8Array(width * height * 3);
  const [right, below] = [box.width / width, box.height / height];
  // A pixel of the crop can cover several pixels of the picture: it takes their average.
  const grains = Math.max(1, Math.min(3, Math.round(Math.max(right, below))));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const to = (row * width + column) * 3;
      let [red, green, blue] = [0, 0, 0];
      for (let grain = 0; grain < grains * grains; grain += 1) {
        const across = (column + ((grain % grains) + 0.5) / grains) * right - box.width / 2;
        const down = (row + (Math.floor(grain / grains) + 0.5) / grains) * below - box.height / 2;
        const x = Math.max(0, Math.min(pixels.width - 1.001, box.x + across - 0.5));
        const y = Math.max(0, Math.min(pixels.height - 1.001, box.y + across * box.slope + down - 0.5));
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [u, v] = [x - left, y - top];
        const at = (top * pixels.width + left) * 3;
        const under = at + pixels.width * 3;
        const [a, b, c, d] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
        red += (data[at] ?? 0) * a + (data[at + 3] ?? 0) * b + (data[under] ?? 0) * c + (data[under + 3] ?? 0) * d;
        green +=
          (data[at + 1] ?? 0) * a + (data[at + 4] ?? 0) * b + (data[under + 1] ?? 0) * c + (data[under + 4] ?? 0) * d;
        blue +=
          (data[at + 2] ?? 0) * a + (data[at + 5] ?? 0) * b + (data[under + 2] ?? 0) * c + (data[under + 5] ?? 0) * d;
      }
      crop[to] = Math.round(red / (grains * grains));
      crop[to + 1] = Math.round(green / (grains * grains));
      crop[to + 2] = Math.round(blue / (grains * grains));
    }
  }
  return crop;
}
